-- Staff have one of two roles and may leave; their accounts are closed and keep their history.
-- The accounts of the demo marketplace are known as such.
alter table users
  add column staff_role text not null default 'admin' check (staff_role in ('support', 'admin')),
  add column staff_since timestamptz,
  add column closed_at timestamptz,
  add column demo boolean not null default false,
  -- Since when the lots of a demo seller are hidden because the demo is off.
  add column demo_off_since timestamptz,
  add check (closed_at is null or not admin);

update users set staff_since = created_at where admin;

-- Everybody the demo made has an address there, which no mail reaches: nobody else can prove to own one.
update users set demo = true where lower(email) like '%@lotline.example';
