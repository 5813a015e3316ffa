// Preloaded into a production server: while the file FULL_WHEN exists, its database cannot grow by a page.
// SQLite keeps the limit per connection, so only the server process can set it.
import { existsSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";

const limited = new WeakSet();
const { prepare } = DatabaseSync.prototype;
DatabaseSync.prototype.prepare = function (sql, ...rest) {
	if (!limited.has(this)) {
		limited.add(this);
		watch(this);
	}
	return prepare.call(this, sql, ...rest);
};

function watch(database) {
	let full = false;
	setInterval(() => {
		if (!database.isOpen || existsSync(process.env.FULL_WHEN) === full) return;
		full = !full;
		database.exec(`PRAGMA max_page_count = ${full ? 1 : 1_073_741_823}`);
	}, 20).unref();
}
