"""The C interface from Python by ctypes, as far as the tests need it. Errors are raised with their kind and place."""
import ctypes
from ctypes import POINTER, byref, c_char_p, c_double, c_int32, c_size_t, c_uint8, c_uint32, c_uint64, c_void_p


class Refused(Exception):
    def __init__(self, kind, message, line, column, cells):
        super().__init__(message)
        self.kind, self.line, self.column, self.cells = kind, line, column, cells


class Deduction(ctypes.Structure):
    _fields_ = [('cell', c_uint32), ('verdict', c_uint32), ('rule', c_char_p), ('because', POINTER(c_uint32)),
                ('because_count', c_size_t)]


PROGRESS = ctypes.CFUNCTYPE(c_int32, c_void_p, c_void_p, c_size_t)

RETURNS = {
    'mw_text_data': c_void_p, 'mw_text_size': c_size_t, 'mw_error_message': c_char_p, 'mw_error_line': c_uint32,
    'mw_error_column': c_uint32, 'mw_error_cells': POINTER(c_uint32), 'mw_version': c_char_p, 'mw_position_read': c_void_p, 'mw_analyze': c_void_p,
    'mw_analysis_mine_probability': POINTER(c_double), 'mw_analysis_error': c_double,
    'mw_analysis_layouts': c_void_p, 'mw_analysis_deductions': c_size_t, 'mw_analysis_json': c_void_p,
    'mw_session_new': c_void_p, 'mw_session_json': c_void_p, 'mw_session_hint': c_void_p,
    'mw_session_transcript': c_void_p, 'mw_game_new': c_void_p, 'mw_game_step': c_void_p, 'mw_game_json': c_void_p,
    'mw_game_transcript': c_void_p, 'mw_position_rows': c_uint32, 'mw_position_cols': c_uint32, 'mw_ask': c_void_p,
    'mw_ask_watched': c_void_p,
    'mw_game_moves': c_uint64,
}


class Library:
    def __init__(self, path):
        self.c = ctypes.CDLL(str(path))
        for name, kind in RETURNS.items():
            getattr(self.c, name).restype = kind

    def call(self, name, *arguments):
        """A call whose last argument is the error. Texts become a pointer and a length."""
        passed = []
        for argument in arguments:
            if isinstance(argument, str):
                argument = argument.encode()
            passed += [argument, c_size_t(len(argument))] if isinstance(argument, bytes) else [argument]
        error = c_void_p()
        value = getattr(self.c, name)(*passed, byref(error))
        if error:
            refused = Refused(self.c.mw_error_kind(error), self.c.mw_error_message(error).decode(),
                              self.c.mw_error_line(error), self.c.mw_error_column(error),
                              self.cells_of(error))
            self.c.mw_error_free(error)
            raise refused
        return value

    def cells_of(self, error):
        count = c_size_t()
        cells = self.c.mw_error_cells(error, byref(count))
        return cells[:count.value]

    def handle(self, name, *arguments):
        return c_void_p(self.call(name, *arguments))

    def text(self, name, *arguments):
        """A call that gives a text."""
        text = self.handle(name, *arguments)
        value = ctypes.string_at(self.c.mw_text_data(text), self.c.mw_text_size(text)).decode()
        self.c.mw_text_free(text)
        return value

    def ask(self, request):
        return self.text('mw_ask', request)

    def watched(self, request, tell):
        """The same, watched: `tell` gets what is told, and returns whether to go on."""
        def told(_, text, size):
            return 0 if tell(ctypes.string_at(text, size).decode()) else 1
        return self.text('mw_ask_watched', request, PROGRESS(told), None)

    def probabilities(self, analysis):
        count = c_size_t()
        numbers = self.c.mw_analysis_mine_probability(analysis, byref(count))
        return numbers[:count.value]

    def deductions(self, analysis):
        found = Deduction()
        for index in range(self.c.mw_analysis_deductions(analysis)):
            self.c.mw_analysis_deduction(analysis, c_size_t(index), byref(found))
            yield (found.cell, 'mine' if found.verdict else 'safe', found.rule.decode(),
                   found.because[:found.because_count])

    def best(self, analysis):
        cell = c_uint32()
        return cell.value if self.c.mw_analysis_best(analysis, byref(cell)) else None
