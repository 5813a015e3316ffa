import { instantBookingsContract } from "../contracts/instant-bookings.ts";
import { newFirestoreStore } from "./new-firestore-store.ts";

instantBookingsContract("the Firestore store", newFirestoreStore);
