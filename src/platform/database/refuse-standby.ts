import type pg from 'pg';

/**
 * Ends a connection that leads to a standby, as if nobody had answered. PostgreSQL says so with its first messages. After a failover a name or a
 * proxy may lead to the former primary for a while: a pool that keeps such connections reads what is no longer true, and cannot write even when the
 * way leads to the new primary again.
 */
export function refuseStandby(client: pg.Client): void {
  const { connection } = client;
  connection.on('parameterStatus', (said: { parameterName: string; parameterValue: string }) => {
    if (said.parameterName !== 'in_hot_standby' || said.parameterValue !== 'on') return;
    connection.removeAllListeners('readyForQuery'); // it has arrived together with this, and would say that all is well
    connection.emit('error', standby());
    connection.stream.destroy();
  });
}

/** With the code of PostgreSQL's own error for a write on such a server. */
const standby = () => Object.assign(new Error('the server is a standby, which can only be read'), { code: READ_ONLY });

/** PostgreSQL's code for a write where only reading is possible: a standby, or a database that was set so. */
const READ_ONLY = '25006';

/** True if only reading is possible there. */
export const isReadOnly = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === READ_ONLY;
