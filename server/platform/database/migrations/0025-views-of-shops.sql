-- How often a seller's shop and lots were looked at is asked of the seller's own views only.
-- The pattern keeps long addresses, which are no pages of shops, out of the index.
create index page_views_of_shops on page_views (split_part(path, '/', 3), at) include (user_id, path)
  where path ~ '^/all_(products|sellers)/[0-9]{1,10}(/[0-9]{1,10})?$';
