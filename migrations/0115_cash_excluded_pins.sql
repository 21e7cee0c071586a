-- The setting of the PIN codes without cash on delivery has another name: it excludes those that the owner had excluded.
update store_setting
   set values = (values - 'cash.without') || jsonb_build_object('cash.excludedPins', values -> 'cash.without')
 where values ? 'cash.without';
