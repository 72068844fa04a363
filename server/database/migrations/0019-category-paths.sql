-- Where a category stands: the ids from the root down to itself, so that nobody has to climb for it.
alter table categories add column path int[];
update categories set path = array[id] where parent_id is null;
-- Level by level: a cluster takes no recursion that writes. Platforms have three or four.
update categories c set path = p.path || c.id from categories p where p.store_id = c.store_id and p.id = c.parent_id and c.path is null and p.path is not null;
update categories c set path = p.path || c.id from categories p where p.store_id = c.store_id and p.id = c.parent_id and c.path is null and p.path is not null;
update categories c set path = p.path || c.id from categories p where p.store_id = c.store_id and p.id = c.parent_id and c.path is null and p.path is not null;
update categories c set path = p.path || c.id from categories p where p.store_id = c.store_id and p.id = c.parent_id and c.path is null and p.path is not null;
update categories c set path = p.path || c.id from categories p where p.store_id = c.store_id and p.id = c.parent_id and c.path is null and p.path is not null;
update categories c set path = p.path || c.id from categories p where p.store_id = c.store_id and p.id = c.parent_id and c.path is null and p.path is not null;
update categories c set path = p.path || c.id from categories p where p.store_id = c.store_id and p.id = c.parent_id and c.path is null and p.path is not null;
update categories c set path = p.path || c.id from categories p where p.store_id = c.store_id and p.id = c.parent_id and c.path is null and p.path is not null;
-- One whose parent is missing stands at the root.
update categories set path = array[id] where path is null;
alter table categories alter column path set not null;
