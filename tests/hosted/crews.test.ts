import { crewsContract } from "../contracts/crews.ts";
import { newFirestoreStore } from "./new-firestore-store.ts";

crewsContract("the Firestore store", newFirestoreStore);
