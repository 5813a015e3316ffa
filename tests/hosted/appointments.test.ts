import { appointmentsContract } from "../contracts/appointments.ts";
import { newFirestoreStore } from "./new-firestore-store.ts";

appointmentsContract("the Firestore store", newFirestoreStore);
