import { newRawStore } from "#app/.server/store/new-store.testing.ts";
import { calendarAddressesContract } from "./calendar-addresses.ts";

calendarAddressesContract("the SQLite store", newRawStore);
