-- Whose data was erased, when and why; never who that was.
create table erasures (
  id bigint generated always as identity primary key,
  user_id bigint not null unique references users,
  asked_at timestamptz not null default now(),
  -- Null: the operator, by a command.
  asked_by bigint references users,
  reason text not null check (reason in ('asked', 'unused', 'duty')),
  -- What the person went by: looked for wherever others may have named them, and forgotten at the end.
  email text,
  words text[] not null default '{}',
  -- How far it is in a list of so many parts; with a list of another length it begins again.
  step integer not null default 0,
  steps integer not null default 0,
  reached bigint not null default 0,
  rows_done bigint not null default 0,
  carried_at timestamptz not null default now(),
  finished_at timestamptz,
  check ((finished_at is null) or (email is null and words = '{}'))
);
create index erasures_unfinished on erasures (carried_at) where finished_at is null;

create function mentions(said text, words text[]) returns boolean
language sql immutable parallel safe
begin atomic
  select exists (select from unnest(words) as word where position(lower(word) in lower(said)) > 0);
end;

create function without_words(said text, words text[]) returns text
language plpgsql immutable parallel safe as $$
declare
  word text;
begin
  if said is null or not mentions(said, words) then
    return said;
  end if;
  foreach word in array words loop
    said := regexp_replace(said, '(?<![[:alnum:]])' || regexp_replace(word, '([^[:alnum:][:space:]])', '\\\1', 'g')
      || '(?![[:alnum:]])', '(erased)', 'gi');
  end loop;
  return said;
end $$;

-- What details of an act tell without its texts: figures and marks stay.
create function without_texts(details jsonb) returns jsonb
language sql immutable parallel safe
begin atomic
  select case when details is null then null
    when jsonb_typeof(details) <> 'object' then '{}'::jsonb
    else coalesce((
      select jsonb_object_agg(key, case when jsonb_typeof(value) in ('number', 'boolean', 'null') then value else '"(erased)"' end)
      from jsonb_each(details)), '{}')
    end;
end;

-- What was written in offers, orders, messages and questions of a person whose erasure is under way, by both sides:
-- nobody can tell which of it names them. Also what they wrote in those of others, as staff. Answers how many rows it
-- blanked.
create function erase_notes(person bigint, most integer) returns integer language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  blanked integer;
  more integer;
  messages integer;
  questions integer;
begin
  perform from erasures where user_id = person and finished_at is null;
  if not found then raise exception 'Nobody asked to erase user %', person; end if;
  perform set_config('lotline.erasing', 'on', true);
  update offer_revisions set note = null, erased_at = now() where id in (
    select r.id from offer_revisions r join offers o on o.id = r.offer_id
    where r.note is not null and (o.buyer_id in (select id from buyers where user_id = person)
      or o.seller_id in (select id from sellers where user_id = person))
    union select id from offer_revisions where actor_user_id = person and note is not null
    limit most);
  get diagnostics blanked = row_count;
  update purchase_order_events set note = null, erased_at = now() where id in (
    select e.id from purchase_order_events e join purchase_orders o on o.id = e.purchase_order_id
    where e.note is not null and (o.buyer_id in (select id from buyers where user_id = person)
      or o.seller_id in (select id from sellers where user_id = person))
    union select id from purchase_order_events where actor_user_id = person and note is not null
    limit most);
  get diagnostics more = row_count;
  update offer_messages set text = null, erased_at = now() where id in (
    select m.id from offer_messages m join offers o on o.id = m.offer_id
    where m.text is not null and (o.buyer_id in (select id from buyers where user_id = person)
      or o.seller_id in (select id from sellers where user_id = person))
    union select id from offer_messages where author_user_id = person and text is not null
    limit most);
  get diagnostics messages = row_count;
  update question_messages set text = null, erased_at = now() where id in (
    select m.id from question_messages m join product_questions q on q.id = m.question_id
    where m.text is not null and (q.buyer_id in (select id from buyers where user_id = person)
      or q.seller_id in (select id from sellers where user_id = person))
    union select id from question_messages where author_user_id = person and text is not null
    limit most);
  get diagnostics questions = row_count;
  perform set_config('lotline.erasing', 'off', true);
  return blanked + more + messages + questions;
end $$;

-- The same for what the audit log tells of them. What an erased member of staff did to others is the others' to know,
-- reasons too. Only what was done to the person loses its details, and whatever names them. That they were erased
-- stays.
create function erase_acts(person bigint, most integer) returns integer language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  subjects text[];
  blanked integer;
begin
  perform from erasures where user_id = person and finished_at is null;
  if not found then raise exception 'Nobody asked to erase user %', person; end if;
  subjects := array(
    select 'user ' || person union all select '/admin/people/' || person
    union all select 'seller ' || id from sellers where user_id = person
    union all select '/admin/sellers/' || id from sellers where user_id = person
    union all select 'buyer ' || id from buyers where user_id = person
    union all select 'application ' || id from applications where user_id = person
    union all select '/admin/applications/' || id from applications where user_id = person);
  perform set_config('lotline.erasing', 'on', true);
  update audit_events set before = without_texts(before), after = without_texts(after), erased_at = now()
  where id in (
    select id from audit_events
    where subject = any(subjects) and erased_at is null and act <> 'person erased'
      and (before is not null or after is not null)
    limit most);
  get diagnostics blanked = row_count;
  perform set_config('lotline.erasing', 'off', true);
  return blanked;
end $$;

-- Acts about others that name them, such as a search of staff, in one stretch of the log.
create function erase_mentions(person bigint, above bigint, upto bigint) returns integer language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  names text[];
  blanked integer;
begin
  select words into strict names from erasures where user_id = person and finished_at is null;
  perform set_config('lotline.erasing', 'on', true);
  update audit_events set before = without_texts(before), after = without_texts(after), erased_at = now()
  where id > above and id <= upto and erased_at is null and act <> 'person erased'
    and (mentions(before::text, names) or mentions(after::text, names)
      -- What staff looked for was perhaps no more than a piece of a name.
      or act = 'read' and length(after ->> 'search') > 2
        and exists (select from unnest(names) as name where position(lower(after ->> 'search') in lower(name)) > 0));
  get diagnostics blanked = row_count;
  perform set_config('lotline.erasing', 'off', true);
  return blanked;
end $$;

-- The names of a company whose erasure was asked for and is under way. Answers how many orders it blanked.
create function erase_names(person bigint, most integer) returns integer language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  blanked integer;
begin
  perform from erasures where user_id = person and finished_at is null;
  if not found then raise exception 'Nobody asked to erase user %', person; end if;
  perform set_config('lotline.erasing', 'on', true);
  update purchase_order_names n set erased_at = now(),
    buyer_name = case when theirs.is_buyer then 'Erased company' else n.buyer_name end,
    seller_name = case when theirs.is_seller then 'Erased company' else n.seller_name end
  from (
    select o.id, o.buyer_id in (select id from buyers where user_id = person) as is_buyer,
      o.seller_id in (select id from sellers where user_id = person) as is_seller
    from purchase_orders o join purchase_order_names named on named.purchase_order_id = o.id
    where (o.buyer_id in (select id from buyers where user_id = person) and named.buyer_name <> 'Erased company')
      or (o.seller_id in (select id from sellers where user_id = person) and named.seller_name <> 'Erased company')
    limit most
  ) theirs
  where n.purchase_order_id = theirs.id;
  get diagnostics blanked = row_count;
  perform set_config('lotline.erasing', 'off', true);
  return blanked;
end $$;
create function erased_company(company jsonb) returns jsonb language sql immutable strict
return jsonb_strip_nulls(jsonb_build_object('name', 'Erased company', 'state', company -> 'state', 'zip', company -> 'zip',
  'country', company -> 'country'));

-- The names, addresses and reasons on the papers of a person whose erasure was asked for and is under way. State and ZIP
-- stay, as the figures do: what was sold where is what sales tax is about. Answers how many rows it blanked.
create function erase_papers(person bigint, most integer) returns integer language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  blanked integer;
  more integer;
begin
  perform from erasures where user_id = person and finished_at is null;
  if not found then raise exception 'Nobody asked to erase user %', person; end if;
  perform set_config('lotline.erasing', 'on', true);
  with theirs as (
    select p.id, o.buyer_id in (select id from buyers where user_id = person) as is_buyer,
      p.seller_id in (select id from sellers where user_id = person) as is_seller
    from papers p left join purchase_orders o on o.id = p.purchase_order_id
    where (p.seller_id in (select id from sellers where user_id = person) and p.seller ->> 'name' <> 'Erased company')
      or (o.buyer_id in (select id from buyers where user_id = person) and p.buyer ->> 'name' <> 'Erased company')
    limit most
  )
  update papers p set erased_at = now(), reason = case when p.reason is not null then 'Erased' end,
    seller = case when is_seller then erased_company(p.seller) else p.seller end,
    buyer = case when is_buyer then erased_company(p.buyer) else p.buyer end
  from theirs where theirs.id = p.id;
  get diagnostics blanked = row_count;
  update purchase_order_sellers k set erased_at = now(), seller = erased_company(k.seller)
  where k.purchase_order_id in (
    select k.purchase_order_id from purchase_order_sellers k join purchase_orders o on o.id = k.purchase_order_id
    where o.seller_id in (select id from sellers where user_id = person) and k.seller ->> 'name' <> 'Erased company' limit most);
  get diagnostics more = row_count;
  blanked := blanked + more;
  update purchase_order_credits c set erased_at = now(), reason = 'Erased'
  where c.id in (
    select c.id from purchase_order_credits c join purchase_orders o on o.id = c.purchase_order_id
    where (o.seller_id in (select id from sellers where user_id = person)
      or o.buyer_id in (select id from buyers where user_id = person)) and c.reason <> 'Erased' limit most);
  get diagnostics more = row_count;
  perform set_config('lotline.erasing', 'off', true);
  return blanked + more;
end $$;

revoke execute on function erase_notes, erase_acts, erase_mentions, erase_names, erase_papers from public;
