import { newRawStore } from "#app/.server/store/new-store.testing.ts";
import { keptContractsContract } from "./kept-contracts.ts";

keptContractsContract("the SQLite store", newRawStore);
