import { appointmentJobsContract } from "../contracts/appointment-jobs.ts";
import { newFirestoreStore } from "./new-firestore-store.ts";

appointmentJobsContract("the Firestore store", newFirestoreStore);
