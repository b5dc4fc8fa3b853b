-- The buyer's purchase order as a file, one for each offer and its order: private, only downloaded.
create table offer_po_documents (
  offer_id bigint primary key references offers on delete cascade,
  document_kind text not null check (document_kind in ('pdf', 'jpeg', 'png')),
  document_bytes integer not null check (document_bytes > 0),
  bytes bytea not null,
  uploaded_at timestamptz not null default now()
);
