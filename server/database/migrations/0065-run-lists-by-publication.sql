-- Reports look up which run of a magic ordering published; most lists of a run publish nothing.
create index automation_run_lists_by_publication on automation_run_lists (store_id, publication_id) where publication_id is not null;
