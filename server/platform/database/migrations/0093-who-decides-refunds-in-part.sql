-- A refund in part is decided by staff, by a claim that was settled, or as a seller packs less than was ordered.
alter table partial_refunds add column decided_by text not null default 'staff'
  check (decided_by in ('staff', 'claim', 'packing'));
