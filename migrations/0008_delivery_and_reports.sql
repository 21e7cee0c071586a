-- How long a delivery takes, by the first digits of a PIN code; of several that fit, the longest counts.
-- The shop sells in Gujarat. Other states are listed so that a shopper from there hears the truth about their own PIN code.
create table delivery_zone (
  prefix text primary key check (prefix ~ '^[1-9][0-9]{1,5}$'),
  state text not null,
  area text not null,
  -- Working days from the day of dispatch.
  days_min integer not null check (days_min >= 0),
  days_max integer not null check (days_max >= days_min),
  charge_paise bigint not null default 0 check (charge_paise >= 0),
  -- From this total on the charge falls away; null means never.
  free_from_paise bigint check (free_from_paise >= 0),
  serviceable boolean not null
);

-- Days without dispatch or delivery, besides Sundays.
create table delivery_holiday (
  day date primary key,
  name text not null
);
insert into delivery_holiday (day, name)
select make_date(year, month, day), name
from generate_series(2026, 2030) as year,
  (values (1, 14, 'Uttarayan'), (1, 26, 'Republic Day'), (8, 15, 'Independence Day'), (10, 2, 'Gandhi Jayanti')) as fixed (month, day, name);

insert into delivery_zone (prefix, state, area, days_min, days_max, serviceable) values
  ('360', 'Gujarat', 'Rajkot', 2, 4, true),
  ('361', 'Gujarat', 'Jamnagar and Devbhumi Dwarka', 3, 5, true),
  ('362', 'Gujarat', 'Junagadh and Gir Somnath', 3, 5, true),
  ('363', 'Gujarat', 'Surendranagar and Morbi', 2, 4, true),
  ('364', 'Gujarat', 'Bhavnagar and Botad', 2, 4, true),
  ('365', 'Gujarat', 'Amreli', 3, 5, true),
  ('370', 'Gujarat', 'Kachchh', 3, 6, true),
  ('380', 'Gujarat', 'Ahmedabad', 1, 2, true),
  ('382', 'Gujarat', 'Ahmedabad and Gandhinagar districts', 1, 3, true),
  ('383', 'Gujarat', 'Sabarkantha and Aravalli', 2, 4, true),
  ('384', 'Gujarat', 'Mehsana and Patan', 2, 4, true),
  ('385', 'Gujarat', 'Banaskantha', 2, 4, true),
  ('387', 'Gujarat', 'Kheda', 1, 3, true),
  ('388', 'Gujarat', 'Anand', 1, 3, true),
  ('389', 'Gujarat', 'Panchmahal, Mahisagar and Dahod', 2, 4, true),
  ('390', 'Gujarat', 'Vadodara', 2, 3, true),
  ('391', 'Gujarat', 'Vadodara district and Chhota Udaipur', 2, 4, true),
  ('392', 'Gujarat', 'Bharuch', 2, 4, true),
  ('393', 'Gujarat', 'Ankleshwar, Narmada and Tapi', 2, 5, true),
  ('394', 'Gujarat', 'Surat district and Tapi', 2, 4, true),
  ('395', 'Gujarat', 'Surat', 2, 3, true),
  ('396', 'Gujarat', 'Valsad, Navsari and Dang', 2, 5, true);

-- Diu lies among the PIN codes of Junagadh; Daman, Dadra and Nagar Haveli among those of Valsad.
insert into delivery_zone (prefix, state, area, days_min, days_max, serviceable) values
  ('362520', 'Dadra and Nagar Haveli and Daman and Diu', 'Diu', 3, 6, false),
  ('362540', 'Dadra and Nagar Haveli and Daman and Diu', 'Diu', 3, 6, false),
  ('362570', 'Dadra and Nagar Haveli and Daman and Diu', 'Diu', 3, 6, false),
  ('396193', 'Dadra and Nagar Haveli and Daman and Diu', 'Dadra', 3, 6, false),
  ('396210', 'Dadra and Nagar Haveli and Daman and Diu', 'Daman', 3, 6, false),
  ('396215', 'Dadra and Nagar Haveli and Daman and Diu', 'Daman', 3, 6, false),
  ('396220', 'Dadra and Nagar Haveli and Daman and Diu', 'Daman', 3, 6, false),
  ('396230', 'Dadra and Nagar Haveli and Daman and Diu', 'Silvassa', 3, 6, false),
  ('396235', 'Dadra and Nagar Haveli and Daman and Diu', 'Silvassa', 3, 6, false),
  ('396240', 'Dadra and Nagar Haveli and Daman and Diu', 'Silvassa', 3, 6, false);

insert into delivery_zone (prefix, state, area, days_min, days_max, serviceable)
select prefix, state, '', 4, 9, false
from (values
  ('Delhi', array['11']),
  ('Haryana', array['12', '13']),
  ('Punjab', array['14', '15']),
  ('Chandigarh', array['16']),
  ('Himachal Pradesh', array['17']),
  ('Jammu and Kashmir', array['18', '19']),
  ('Ladakh', array['194']),
  ('Uttar Pradesh', array['20', '21', '22', '23', '24', '25', '26', '27', '28']),
  ('Uttarakhand', array['248', '249', '263']),
  ('Rajasthan', array['30', '31', '32', '33', '34']),
  ('Maharashtra', array['40', '41', '42', '43', '44']),
  ('Goa', array['403']),
  ('Madhya Pradesh', array['45', '46', '47', '48']),
  ('Chhattisgarh', array['49']),
  ('Telangana', array['50']),
  ('Andhra Pradesh', array['51', '52', '53']),
  ('Karnataka', array['56', '57', '58', '59']),
  ('Tamil Nadu', array['60', '61', '62', '63', '64']),
  ('Puducherry', array['605']),
  ('Kerala', array['67', '68', '69']),
  ('West Bengal', array['70', '71', '72', '73', '74']),
  ('Sikkim', array['737']),
  ('Andaman and Nicobar Islands', array['744']),
  ('Odisha', array['75', '76', '77']),
  ('Assam', array['78']),
  ('Arunachal Pradesh', array['790', '791', '792']),
  ('Meghalaya', array['793', '794']),
  ('Manipur', array['795']),
  ('Mizoram', array['796']),
  ('Nagaland', array['797', '798']),
  ('Tripura', array['799']),
  ('Bihar', array['80', '81', '84', '85']),
  ('Jharkhand', array['82', '83'])
) as other (state, prefixes), unnest(prefixes) as prefix;

-- A comment that the administrator hid can be restored; `removed` is for good.
alter table review drop constraint review_state_check;
alter table review add constraint review_state_check check (state in ('draft', 'published', 'hidden', 'removed'));
drop index review_product_idx;
create index review_product_idx on review (product_id, created_at desc, id desc) where state in ('draft', 'published');

-- Somebody finds that a comment should not stand. Once a person; settled when the administrator has looked at it.
create table review_report (
  review_id text not null references review (id),
  uid text not null references "user" (id) on delete cascade,
  reason text not null check (reason in ('spam', 'offensive', 'untrue', 'off-topic', 'personal')),
  created_at timestamptz not null,
  settled_at timestamptz,
  primary key (review_id, uid)
);
create index review_report_open_idx on review_report (review_id) where settled_at is null;
create index review_report_uid_idx on review_report (uid, created_at);

-- Which kits hold a part.
create index product_panel_idx on product ((specification ->> 'panelSlug')) where specification ? 'panelSlug';
create index product_inverter_idx on product ((specification ->> 'inverterSlug')) where specification ? 'inverterSlug';
