-- Whether anything refers to a manifest is looked up before one that was replaced is removed.
-- concurrently
create index concurrently if not exists products_manifest on products (manifest_id) where manifest_id is not null;
create index concurrently if not exists offer_lines_manifest on offer_lines (manifest_id) where manifest_id is not null;
create index concurrently if not exists purchase_order_lines_manifest on purchase_order_lines (manifest_id)
  where manifest_id is not null;
