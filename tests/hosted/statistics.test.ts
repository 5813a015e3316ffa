import { statisticsContract } from "../contracts/statistics.ts";
import { newFirestoreStore } from "./new-firestore-store.ts";

statisticsContract("the Firestore store", newFirestoreStore);
