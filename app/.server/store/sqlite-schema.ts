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
	// Also keeps out builds that look for messages inside their lead.
	`
	${index("leads", "emailKey")}
	${index("leads", "phoneKey")}
	${index("leads", "postalCode")}
	${index("messages", "lead", "at")}

	CREATE TABLE list_values (
		collection TEXT NOT NULL,
		field TEXT NOT NULL,
		value TEXT NOT NULL,
		position TEXT NOT NULL,
		id TEXT NOT NULL,
		PRIMARY KEY (collection, field, value, position, id)
	) STRICT, WITHOUT ROWID;

	${listValues("leads", "listedUnder", "listedAt")}
	`,
	// Also keeps out builds that do not know `tasks` and would leave those of an erased person.
	`
	${index("tasks", "leadId")}
	${index("tasks", "openDueAt")}
	${index("tasks", "doneAt")}
	${index("tasks", "assignee.id", "openDueAt")}
	${index("outbox", "due.day")}
	`,
	// Also keeps out builds that do not know `appointments` and would plan a second one in the same time.
	`
	${index("crewDays", "day")}
	${index("appointments", "lead")}
	${index("appointments", "day")}
	${index("appointments", "remindAt")}
	${index("appointments", "noteUntil")}
	${index("appointments", "proposalUntil")}
	`,
	// Also keeps out builds that do not know `quotes` and would leave those of an erased person.
	`
	${index("quotes", "lead")}
	${index("quotes", "sentAt")}
	${index("contracts", "reference")}
	${index("contracts", "emailKey")}
	${index("contracts", "phoneKey")}
	${index("contracts", "acceptance.at")}
	${index("contracts", "doneAt")}
	${index("contracts", "purgeAfter")}
	`,
	// Also keeps out builds that do not know `instantBookings` and would leave those of an erased person.
	`
	${index("instantBookings", "purgeAfter")}
	`,
	// Also keeps out builds that do not know `importLines` and would leave those of an erased person.
	`
	${index("imports", "status")}
	${index("imports", "createdAt")}
	${index("imports", "purgeAfter")}
	${index("importLines", "purgeAfter")}
	`,
	// Also keeps out builds that do not know `jobs` and would leave those of an erased person.
	`
	${index("jobs", "lead")}
	${index("jobs", "doneAt")}
	${index("jobs", "dueOn")}
	${index("jobs", "due.on")}
	${index("jobs", "publishedAt")}
	${index("jobs", "toPublishSince")}
	`,
	`
	${index("traffic", "day")}
	${index("traffic", "purgeAfter")}
	${index("timelineNotes", "day")}
	${index("timelineNotes", "purgeAfter")}
	`,
	// By time first: the latest answers are read in this order, and counting those of a day reads no document.
	index("consents", "chosenAt", "choice"),
];

/** Triggers that keep a row for each value of a list, sorted by another field of the document. */
function listValues(collection: string, list: string, sortedBy: string): string {
	const add = `INSERT OR IGNORE INTO list_values
			SELECT '${collection}', '${list}', value, coalesce(json_extract(NEW.data, '$.${sortedBy}'), ''), NEW.id
			FROM json_each(NEW.data, '$.${list}') WHERE type = 'text';`;
	// By the whole key, which needs no second index: it would double the size of the table.
	const remove = `DELETE FROM list_values WHERE collection = '${collection}' AND field = '${list}' AND id = OLD.id
			AND position = coalesce(json_extract(OLD.data, '$.${sortedBy}'), '')
			AND value IN (SELECT value FROM json_each(OLD.data, '$.${list}') WHERE type = 'text');`;
	const differs = [list, sortedBy]
		.map((field) => `json_extract(OLD.data, '$.${field}') IS NOT json_extract(NEW.data, '$.${field}')`)
		.join(" OR ");
	const when = (row: string) => `WHEN ${row}.collection = '${collection}'`;
	return `
	CREATE TRIGGER ${list}_created AFTER INSERT ON documents ${when("NEW")} BEGIN ${add} END;
	CREATE TRIGGER ${list}_replaced AFTER UPDATE ON documents ${when("NEW")} AND (${differs}) BEGIN ${remove} ${add} END;
	CREATE TRIGGER ${list}_deleted AFTER DELETE ON documents ${when("OLD")} BEGIN ${remove} END;
	`;
}

/** Starts with the collection, or SQLite prefers the primary key; ends with the id to break ties in sorted pages. */
function index(collection: string, ...fields: readonly string[]): string {
	const columns = ["collection", ...fields.map((field) => `json_extract(data, '$.${field}')`), "id"];
	const name = [collection, ...fields].join("_").replaceAll(".", "_");
	return `CREATE INDEX ${name} ON documents (${columns.join(", ")}) WHERE collection = '${collection}';`;
}
