-- The demonstration's offers: 15 % on everything, without a limit, was better than a tenth back in every case, so nobody could sensibly
-- choose a cashback. Each is now the best for orders of some size: cashback of up to 200, 500 and 750 between 500 and 5,000 rupees, 15 %
-- below and above. What an owner has set otherwise stays.
update campaign set rate_bp = 2000, min_total_paise = 50000
  where code = 'CASH200' and kind = 'cashback' and rate_bp = 1000 and amount_paise = 20000 and min_total_paise = 100000;
update campaign set rate_bp = 2500, min_total_paise = 150000
  where code = 'CASH500' and kind = 'cashback' and rate_bp = 1000 and amount_paise = 50000 and min_total_paise = 250000;
update campaign set rate_bp = 2500, min_total_paise = 300000
  where code = 'CASH750' and kind = 'cashback' and rate_bp = 1000 and amount_paise = 75000 and min_total_paise = 500000;
