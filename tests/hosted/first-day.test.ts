import { firstDayContract } from "../contracts/first-day.ts";
import { newFirestoreStore } from "./new-firestore-store.ts";

firstDayContract("the Firestore store", newFirestoreStore);
