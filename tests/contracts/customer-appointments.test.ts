import { newRawStore } from "#app/.server/store/new-store.testing.ts";
import { customerAppointmentsContract } from "./customer-appointments.ts";

customerAppointmentsContract("the SQLite store", newRawStore);
