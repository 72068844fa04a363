-- What the operator looks at. People are found by name and e-mail, in lower case and without the usual accents.
alter table people add column found_by text not null generated always as
  (translate(lower(name), 'áàâãäåéèêëíìîïóòôõöúùûüçñ', 'aaaaaaeeeeiiiiooooouuuucn') || ' ' || lower(email::text)) stored;
create index people_by_name on people (found_by collate "C", id);
-- A database without this extension, or whose owner may not add it, searches more slowly and finds the same.
do '
begin
  create extension if not exists pg_trgm;
  create index people_by_letters on people using gin (found_by gin_trgm_ops);
exception when feature_not_supported or insufficient_privilege or undefined_file then
  raise notice ''People are searched without an index: %'', sqlerrm;
end';
create index runs_by_time on runs (requested_at desc, id desc);
create index runs_failed_by_time on runs (requested_at desc, id desc) where state = 'failed';
create index mails_of_state on mails (state, created_at desc, id);
