-- Samara collections are lists: they are put in order, drafted, proposed and published as categories and the platform's collections are.
alter table orderings drop constraint orderings_list_kind_check, add check (list_kind in ('category', 'collection', 'samara'));
alter table publications drop constraint publications_list_kind_check, add check (list_kind in ('category', 'collection', 'samara'));
alter table ordering_drafts drop constraint ordering_drafts_list_kind_check, add check (list_kind in ('category', 'collection', 'samara'));
alter table proposals drop constraint proposals_list_kind_check, add check (list_kind in ('category', 'collection', 'samara'));
alter table notices drop constraint notices_list_kind_check, add check (list_kind in ('category', 'collection', 'samara'));
