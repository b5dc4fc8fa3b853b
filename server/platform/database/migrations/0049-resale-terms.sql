-- Where goods may be sold on: a shop's terms, a product's own in their place, what a buyer declares, and what was agreed.

alter table sellers add column resale_terms jsonb;
alter table products add column resale_terms jsonb;

alter table buyers
  add column resale_channels text[] not null default '{}',
  add column resale_states text[] not null default '{}';

-- The terms as they were when the offer was sent or bought, with their text; later ones do not touch it.
alter table offer_lines add column resale_terms jsonb;
alter table purchase_order_lines add column resale_terms jsonb;

-- Search reads a shop's terms from the shop itself: they hold for all of its products at once.
create trigger sellers_note_terms after update of resale_terms on sellers
  for each row when (old.resale_terms is distinct from new.resale_terms) execute function note_changed_seller();
