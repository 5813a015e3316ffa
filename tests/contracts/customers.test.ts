import { newRawStore } from "#app/.server/store/new-store.testing.ts";
import { customersContract } from "./customers.ts";

customersContract("the SQLite store", newRawStore);
