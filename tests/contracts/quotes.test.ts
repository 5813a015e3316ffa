import { newRawStore } from "#app/.server/store/new-store.testing.ts";
import { quotesContract } from "./quotes.ts";

quotesContract("the SQLite store", newRawStore);
