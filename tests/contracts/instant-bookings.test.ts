import { newRawStore } from "#app/.server/store/new-store.testing.ts";
import { instantBookingsContract } from "./instant-bookings.ts";

instantBookingsContract("the SQLite store", newRawStore);
