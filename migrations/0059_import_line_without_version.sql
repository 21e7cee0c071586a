-- Taking an import back compares fields, not versions: nothing has ever read this column.
alter table product_import_line drop column version;
