import { newRawStore } from "#app/.server/store/new-store.testing.ts";
import { firstDayContract } from "./first-day.ts";

firstDayContract("the SQLite store", newRawStore);
