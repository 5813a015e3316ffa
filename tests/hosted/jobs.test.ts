import { jobsContract } from "../contracts/jobs.ts";
import { newFirestoreStore } from "./new-firestore-store.ts";

jobsContract("the Firestore store", newFirestoreStore);
