import { newRawStore } from "#app/.server/store/new-store.testing.ts";
import { appointmentJobsContract } from "./appointment-jobs.ts";

appointmentJobsContract("the SQLite store", newRawStore);
