-- By when a buyer needs the goods, said with its offer; the order keeps it.
alter table offers add column needed_by date;
alter table purchase_orders add column needed_by date;
