/*
 * The roles that table elements have by themselves, written out: on phones their rows are grids, and browsers then take
 * the roles away. As props, because a linter knows only tables that stay tables.
 */
export const [asTable, asRows, asRow] = [{ role: "table" }, { role: "rowgroup" }, { role: "row" }] as const;
export const [asHead, asName, asCell] = [{ role: "columnheader" }, { role: "rowheader" }, { role: "cell" }] as const;
