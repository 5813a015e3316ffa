import { calendarAddressesContract } from "../contracts/calendar-addresses.ts";
import { newFirestoreStore } from "./new-firestore-store.ts";

calendarAddressesContract("the Firestore store", newFirestoreStore);
