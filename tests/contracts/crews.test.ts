import { newRawStore } from "#app/.server/store/new-store.testing.ts";
import { crewsContract } from "./crews.ts";

crewsContract("the SQLite store", newRawStore);
