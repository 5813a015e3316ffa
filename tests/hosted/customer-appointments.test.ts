import { customerAppointmentsContract } from "../contracts/customer-appointments.ts";
import { newFirestoreStore } from "./new-firestore-store.ts";

customerAppointmentsContract("the Firestore store", newFirestoreStore);
