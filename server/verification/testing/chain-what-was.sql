-- Gives the rows from before their hashes, while others are added: theirs were worked out from the same rows.

update audit_events e set content_hash = digest_of(to_jsonb(e), e.at) where content_hash is null;

update offer_revisions r set content_hash = c.digest, chain_hash = c.chain
from (
  select id, digest, chain_of(digest) over (partition by offer_id order by revision) as chain
  from (
    select id, offer_id, revision, coalesce(content_hash, digest_of(to_jsonb(o), o.at)) as digest from offer_revisions o
  ) d
) c where c.id = r.id and r.chain_hash is null;

update purchase_order_events e set content_hash = c.digest, chain_hash = c.chain
from (
  select id, digest, chain_of(digest) over (partition by purchase_order_id order by id) as chain
  from (
    select id, purchase_order_id, coalesce(content_hash, digest_of(to_jsonb(o), o.at)) as digest
    from purchase_order_events o
  ) d
) c where c.id = e.id and e.chain_hash is null;

update purchase_order_lines l set content_hash = c.digest, chain_hash = c.chain
from (
  select id, digest, chain_of(digest) over (partition by purchase_order_id order by id) as chain
  from (
    select id, purchase_order_id, coalesce(content_hash, digest_of(to_jsonb(o))) as digest
    from purchase_order_lines o
  ) d
) c where c.id = l.id and l.chain_hash is null;

update stock_movements m set content_hash = c.digest, chain_hash = c.chain, balance = c.balance
from (
  select id, digest, chain_of(digest) over history as chain, sum(change) over history as balance
  from (
    select id, product_id, change, coalesce(content_hash, digest_of(to_jsonb(o), o.at)) as digest from stock_movements o
  ) d
  window history as (partition by product_id order by id)
) c where c.id = m.id and m.chain_hash is null;
