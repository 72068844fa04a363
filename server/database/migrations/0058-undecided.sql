-- What a backtest found is called by another word where it found no difference.
update backtest_runs set found = replace(found::text, '"cannot-be-told-apart"', '"undecided"')::jsonb where found::text like '%"cannot-be-told-apart"%';
update backtest_run_lists set found = replace(found::text, '"cannot-be-told-apart"', '"undecided"')::jsonb where found::text like '%"cannot-be-told-apart"%';
