-- Units sold of each product by the order's day in India. Counting a popular product anew from all its order lines grew with the shop's age:
-- every minute, for every product sold lately. Cancelled orders count nothing; `test` as in "order".
create table product_sales_day (
  product_id text not null,
  day date not null,
  test boolean not null,
  units integer not null check (units >= 0),
  primary key (product_id, test, day)
);

insert into product_sales_day (product_id, day, test, units)
select order_line.product_id, ("order".created_at at time zone 'Asia/Kolkata')::date, "order".test, sum(order_line.quantity)
  from "order" join order_line on order_line.order_id = "order".id
 where "order".status <> 'cancel'
 group by 1, 2, 3;
