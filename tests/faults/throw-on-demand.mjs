// Preloaded into a production server: a request with the header X-Fault throws while it is answered, in the way the
// header names. Everything else is served as usual.
import { EventEmitter } from "node:events";
import { createReadStream } from "node:fs";
import { Server, ServerResponse } from "node:http";

const fail = () => {
	throw new Error("thrown on demand");
};

/** Called just before the headers of a response are written. */
const faults = {
	sync: fail,
	timer: () => setTimeout(fail),
	tick: () => process.nextTick(fail),
	stream: () => createReadStream("/thrown-on-demand"),
	emitter: () => setImmediate(() => new EventEmitter().emit("error", new Error("thrown on demand"))),
	rejection: () => void Promise.reject(new Error("thrown on demand")),
};

const { writeHead } = ServerResponse.prototype;
const thrown = new WeakSet();
ServerResponse.prototype.writeHead = function (...args) {
	const fault = faults[this.req.headers["x-fault"]];
	if (fault && !thrown.has(this)) {
		thrown.add(this);
		fault();
	}
	return writeHead.apply(this, args);
};

const { emit } = Server.prototype;
Server.prototype.emit = function (event, request, ...rest) {
	if (event === "request" && request.headers["x-fault"] === "body") request.on("end", fail);
	return emit.call(this, event, request, ...rest);
};
