import { newRawStore } from "#app/.server/store/new-store.testing.ts";
import { mailingsContract } from "./mailings.ts";

mailingsContract("the SQLite store", newRawStore);
