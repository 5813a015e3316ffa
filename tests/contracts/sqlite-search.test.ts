import { createSqliteSearch } from "#app/.server/search/sqlite-search.ts";
import { siteSearchContract } from "./site-search.ts";

siteSearchContract("the SQLite search", createSqliteSearch);
