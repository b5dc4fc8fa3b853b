-- Where an offer's order goes; null: to the buyer's default address. An order keeps a copy of its own.
alter table offers add column ship_to_address_id bigint references ship_to_addresses on delete set null;
-- The number of the buyer's own purchase order, of the offer and of the order it becomes.
alter table offers add column buyer_po_number text check (length(buyer_po_number) between 1 and 40);
alter table buyers add column po_number_required boolean not null default false;
