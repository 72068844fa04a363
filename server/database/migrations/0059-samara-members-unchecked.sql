-- A collection that is filled gets thousands of members in one statement, which looks each up in its collection row by row: that took longer than all
-- the rest of it. Members are added by who holds the collection's lock alone, and go with the collection and with the store in the same transaction.
alter table samara_members drop constraint samara_members_store_id_collection_id_fkey;
