import { newRawStore } from "#app/.server/store/new-store.testing.ts";
import { jobFiguresContract } from "./job-figures.ts";

jobFiguresContract("the SQLite store", newRawStore);
