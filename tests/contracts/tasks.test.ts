import { newRawStore } from "#app/.server/store/new-store.testing.ts";
import { tasksContract } from "./tasks.ts";

tasksContract("the SQLite store", newRawStore);
