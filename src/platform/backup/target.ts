/** Where backups are kept: a folder, or a bucket. Names are relative, with `/` between their parts. */
export type BackupTarget = {
  /** For people: the folder, or s3://bucket/prefix. */
  place: string;
  /** All or nothing: a reader, or a kill half-way, never sees half a file. */
  put(name: string, bytes: Buffer): Promise<void>;
  get(name: string): Promise<Buffer | undefined>;
  /** Everything below a folder, which may be missing; '' means everything. */
  list(folder: string): AsyncIterable<Kept>;
  /** Removing a missing file does nothing. */
  remove(name: string): Promise<void>;
};

type Kept = { name: string; size: number; at: Date };
