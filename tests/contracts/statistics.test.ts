import { newRawStore } from "#app/.server/store/new-store.testing.ts";
import { statisticsContract } from "./statistics.ts";

statisticsContract("the SQLite store", newRawStore);
