import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { FirestoreMock } from "@firebase-bridge/firestore-admin";
import { loadPackageDefinition, Server, ServerCredentials, status } from "@grpc/grpc-js";
import { loadSync } from "@grpc/proto-loader";

/**
 * `node server.mjs --port 8080`: Firestore's gRPC protocol in front of an in-memory implementation of it, for tests.
 * Any project may be named by a client, and has a database of its own. Nothing is kept, nobody is asked who they are.
 */
const port = Number(process.argv[process.argv.indexOf("--port") + 1]);
const protos = join(
	dirname(createRequire(import.meta.url).resolve("@google-cloud/firestore/package.json")),
	"build/protos",
);

/** Messages as the official client makes them: what was not said is absent, whole numbers and enums are text. */
const definition = loadSync("google/firestore/v1/firestore.proto", {
	includeDirs: [protos],
	longs: String,
	enums: String,
	defaults: false,
	oneofs: false,
});
const { service } = loadPackageDefinition(definition).google.firestore.v1.Firestore;

const databases = new FirestoreMock();
databases.systemTime.custom(strictlyIncreasing());
const clients = new Map();

/** The implementation compares in milliseconds: two commits in the same one would look like one, and one would be lost. */
function strictlyIncreasing() {
	let last = 0;
	return () => {
		last = Math.max(Date.now(), last + 1);
		return new Date(last);
	};
}

/** The database that a path names, made when it is first named. */
function clientOf(path) {
	const [, project, database] = /^projects\/([^/]+)\/databases\/([^/]+)/.exec(path ?? "") ?? [];
	if (!project) throw Object.assign(new Error(`"${path}" names no database.`), { code: status.INVALID_ARGUMENT });
	const key = `${project}/${database}`;
	if (!clients.has(key)) {
		// The official client, given the in-memory transport: that transport is what answers here.
		clients.set(key, databases.createDatabase(project, database).firestore()._clientPool.clientFactory());
	}
	return clients.get(key);
}

/** What Google would bill: every document that is read, looked for or heard of, and every one that is written or deleted. */
const counted = { reads: 0, writes: 0, deletes: 0 };
process.on("SIGUSR2", () => console.log(`counted ${JSON.stringify(counted)}`));

function countWrites(writes = []) {
	for (const { delete: gone } of writes) counted[gone ? "deletes" : "writes"]++;
}

/** One question, one answer. */
function unary(method) {
	return async (call, callback) => {
		try {
			const [answer] = await clientOf(call.request.database)[method](call.request);
			countWrites(call.request.writes);
			callback(null, answer);
		} catch (error) {
			callback(asStatus(error));
		}
	};
}

/** One question, a stream of answers. */
function streaming(method, pathOf) {
	return (call) => {
		try {
			// A query that finds nothing counts as one read.
			if (method === "runQuery") call.once("finish", () => (counted.reads += call.found ? 0 : 1));
			forward(clientOf(pathOf(call.request))[method](call.request), call);
		} catch (error) {
			call.emit("error", asStatus(error));
		}
	};
}

/** The first message of a listening client says which database is meant. */
function listen(call) {
	let stream;
	call.on("data", (request) => {
		try {
			if (!stream) {
				stream = clientOf(request.database).listen();
				forward(stream, call);
			}
			stream.write(request);
		} catch (error) {
			call.emit("error", asStatus(error));
		}
	});
	call.on("end", () => stream?.end());
	call.on("cancelled", () => stream?.destroy());
}

function forward(stream, call) {
	stream.on("data", (answer) => {
		if (answer.found || answer.missing || answer.document || answer.documentChange || answer.result) {
			counted.reads++;
			call.found = true;
		}
		call.write(answer);
	});
	stream.on("end", () => call.end());
	stream.on("error", (error) => call.emit("error", asStatus(error)));
	call.on("cancelled", () => stream.destroy());
}

function asStatus(error) {
	return { code: typeof error?.code === "number" ? error.code : status.INTERNAL, details: String(error?.message) };
}

const large = 64 * 1024 * 1024;
const server = new Server({ "grpc.max_receive_message_length": large, "grpc.max_send_message_length": large });
server.addService(service, {
	beginTransaction: unary("beginTransaction"),
	commit: unary("commit"),
	rollback: unary("rollback"),
	batchWrite: unary("batchWrite"),
	batchGetDocuments: streaming("batchGetDocuments", ({ database }) => database),
	runQuery: streaming("runQuery", ({ parent }) => parent),
	runAggregationQuery: streaming("runAggregationQuery", ({ parent }) => parent),
	listen,
});
server.bindAsync(`127.0.0.1:${port}`, ServerCredentials.createInsecure(), (error, bound) => {
	if (error) {
		console.error(error.message);
		process.exit(1);
	}
	console.log(`Firestore is emulated on 127.0.0.1:${bound}`);
});
