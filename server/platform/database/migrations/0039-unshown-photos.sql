-- Photos that nothing shows any more: a month later they are removed.
create table unshown_photos (
  -- The folder of its copies.
  photo text primary key,
  since timestamptz not null default now(),
  -- When its name began to lead nowhere, so that nobody can take it up again while its files go.
  forgotten_at timestamptz
);
