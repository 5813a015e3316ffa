import { newRawStore } from "#app/.server/store/new-store.testing.ts";
import { jobsContract } from "./jobs.ts";

jobsContract("the SQLite store", newRawStore);
