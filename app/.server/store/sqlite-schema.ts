/**
 * Each entry upgrades a database from the previous version to its own. Never edit a released entry: add another. An
 * older build refuses a database with more entries than it knows. So add one, even an empty one (`SELECT 1`), also when
 * documents change in a way that older code would misread.
 */
export const migrations: readonly string[] = [
	`
	CREATE TABLE documents (
		collection TEXT NOT NULL,
		id TEXT NOT NULL,
		version INTEGER NOT NULL,
		data TEXT NOT NULL CHECK (json_valid(data)),
		PRIMARY KEY (collection, id)
	) STRICT;

	CREATE TABLE document_bytes (
		collection TEXT NOT NULL,
		id TEXT NOT NULL,
		field TEXT NOT NULL,
		bytes BLOB NOT NULL,
		PRIMARY KEY (collection, id, field),
		FOREIGN KEY (collection, id) REFERENCES documents (collection, id) ON DELETE CASCADE
	) STRICT;

	CREATE TABLE probe (
		id TEXT PRIMARY KEY,
		written_at TEXT NOT NULL,
		bytes BLOB NOT NULL
	) STRICT;

	${index("leads", "receivedAt")}
	${index("leads", "contentHash")}
	${index("leads", "purgeAfter")}
	${index("leads", "email")}
	${index("outbox", "status", "nextAttemptAt")}
	${index("outbox", "leadId")}
	${index("outbox", "purgeAfter")}
	${index("consents", "purgeAfter")}
	`,
	`
	${index("leads", "followToken")}
	${index("drafts", "purgeAfter")}
	${index("drafts", "email")}
	${index("photos", "owner")}
	${index("photos", "purgeAfter")}
	`,
	`
	${index("content", "scheduledFor")}
	${index("content", "updatedAt")}
	${index("revisions", "entry", "number")}
	${index("presence", "entry", "at")}
	`,
	// Also keeps out builds that do not know `mailAddresses` and would ignore withdrawals.
	index("mailAddresses", "purgeAfter"),
	// Also keeps out builds that do not know `tasks` and would leave those of an erased person.
	`
	${index("tasks", "leadId")}
	${index("tasks", "openDueAt")}
	${index("tasks", "doneAt")}
	${index("tasks", "assignee.id", "openDueAt")}
	${index("outbox", "due.day")}
	`,
];

/** Starts with the collection, or SQLite prefers the primary key; ends with the id to break ties in sorted pages. */
function index(collection: string, ...fields: readonly string[]): string {
	const columns = ["collection", ...fields.map((field) => `json_extract(data, '$.${field}')`), "id"];
	const name = [collection, ...fields].join("_").replaceAll(".", "_");
	return `CREATE INDEX ${name} ON documents (${columns.join(", ")}) WHERE collection = '${collection}';`;
}
