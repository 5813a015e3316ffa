import { newRawStore } from "#app/.server/store/new-store.testing.ts";
import { appointmentsContract } from "./appointments.ts";

appointmentsContract("the SQLite store", newRawStore);
